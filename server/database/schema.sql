-- The tables as they are after all migrations, made by `npm run schema` to be read in one place. Why they are so is told in
-- server/database/schema; what the triggers do, in server/database/functions.

CREATE UNLOGGED TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  message text NOT NULL,
  CONSTRAINT announcements_pkey PRIMARY KEY (id)
);

CREATE TABLE appeals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  suspension_id bigint NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  answered_at timestamp with time zone,
  answer text,
  CONSTRAINT appeals_pkey PRIMARY KEY (id),
  CONSTRAINT appeals_answer CHECK (((answered_at IS NULL) = (answer IS NULL))),
  CONSTRAINT appeals_suspension_id_suspensions_id_fk FOREIGN KEY (suspension_id) REFERENCES suspensions(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX appeals_open ON appeals (suspension_id) WHERE (answered_at IS NULL);
CREATE INDEX appeals_queue ON appeals (id) WHERE (answered_at IS NULL);
CREATE INDEX appeals_suspension ON appeals (suspension_id);

CREATE TABLE bag_items (
  player_id uuid NOT NULL,
  item text NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT bag_items_player_id_item_pk PRIMARY KEY (player_id, item),
  CONSTRAINT bag_items_quantity_range CHECK (((quantity >= 0) AND (quantity <= 1000000000))),
  CONSTRAINT bag_items_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);

CREATE TABLE battle_counts (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  result text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT battle_counts_player_id_kind_result_pk PRIMARY KEY (player_id, kind, result),
  CONSTRAINT battle_counts_player_id_battles_player_id_fk FOREIGN KEY (player_id) REFERENCES battles(player_id)
);

CREATE TABLE battle_records (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  opponent text NOT NULL,
  gym_id text,
  tier text,
  map_name text,
  result text NOT NULL,
  rounds integer NOT NULL,
  setup jsonb,
  choices jsonb,
  growth jsonb NOT NULL,
  prize bigint,
  coins bigint NOT NULL,
  exp integer NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT battle_records_pkey PRIMARY KEY (id),
  CONSTRAINT battle_records_result CHECK ((result = ANY (ARRAY['win'::text, 'lose'::text, 'caught'::text, 'fled'::text]))),
  CONSTRAINT battle_records_player_id_battles_player_id_fk FOREIGN KEY (player_id) REFERENCES battles(player_id)
);
CREATE INDEX battle_records_playable ON battle_records (player_id, id) WHERE (setup IS NOT NULL);
CREATE INDEX battle_records_player ON battle_records (player_id, id);

CREATE TABLE battles (
  player_id uuid NOT NULL,
  page text NOT NULL,
  round integer NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  setup jsonb NOT NULL,
  state jsonb NOT NULL,
  choices jsonb DEFAULT '[]'::jsonb NOT NULL,
  map_name text,
  opponent_name text,
  gym_id text,
  growth jsonb DEFAULT '[]'::jsonb NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  tier text,
  prize bigint,
  coins_won bigint DEFAULT 0 NOT NULL,
  exp_won integer DEFAULT 0 NOT NULL,
  choice_keys bytea,
  choice_version integer,
  opponent_title text,
  CONSTRAINT battles_pkey PRIMARY KEY (player_id),
  CONSTRAINT battles_prize_range CHECK ((prize >= 0)),
  CONSTRAINT battles_round_range CHECK ((round >= 0)),
  CONSTRAINT battles_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE TRIGGER battles_ended AFTER UPDATE OF page ON battles FOR EACH ROW WHEN (((new.page = ANY (ARRAY['win'::text, 'lose'::text, 'caught'::text, 'fled'::text])) AND (new.page <> old.page))) EXECUTE FUNCTION file_ended_battle();
CREATE TRIGGER battles_fled AFTER UPDATE OF choices ON battles FOR EACH ROW WHEN (((old.page <> ALL (ARRAY['win'::text, 'lose'::text, 'caught'::text, 'fled'::text])) AND (new.choices = '[]'::jsonb) AND (old.choices <> '[]'::jsonb))) EXECUTE FUNCTION file_fled_battle();

CREATE TABLE blocks (
  player_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT blocks_player_id_blocked_id_pk PRIMARY KEY (player_id, blocked_id),
  CONSTRAINT blocks_two_players CHECK ((player_id <> blocked_id)),
  CONSTRAINT blocks_blocked_id_players_id_fk FOREIGN KEY (blocked_id) REFERENCES players(id) ON DELETE CASCADE,
  CONSTRAINT blocks_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX blocks_blocked ON blocks (blocked_id, player_id);

CREATE TABLE camp_pieces (
  player_id uuid NOT NULL,
  spot text NOT NULL,
  piece text NOT NULL,
  CONSTRAINT camp_pieces_player_id_spot_pk PRIMARY KEY (player_id, spot),
  CONSTRAINT camp_pieces_once UNIQUE (player_id, piece),
  CONSTRAINT camp_pieces_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE claimed_quests (
  player_id uuid NOT NULL,
  quest text NOT NULL,
  claimed_at timestamp with time zone NOT NULL,
  CONSTRAINT claimed_quests_player_id_quest_pk PRIMARY KEY (player_id, quest),
  CONSTRAINT claimed_quests_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE coin_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  amount bigint NOT NULL,
  balance bigint NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  number integer DEFAULT 0 NOT NULL,
  CONSTRAINT coin_ledger_pkey PRIMARY KEY (id),
  CONSTRAINT coin_ledger_number UNIQUE (player_id, number),
  CONSTRAINT coin_ledger_amount_counts CHECK ((amount <> 0)),
  CONSTRAINT coin_ledger_balance_range CHECK ((balance >= 0))
);
CREATE TRIGGER coin_ledger_count BEFORE INSERT ON coin_ledger FOR EACH ROW EXECUTE FUNCTION number_ledger_entry();

CREATE TABLE creature_births (
  creature_id uuid NOT NULL,
  born_at timestamp with time zone DEFAULT now() NOT NULL,
  freed_at timestamp with time zone,
  CONSTRAINT creature_births_pkey PRIMARY KEY (creature_id)
);

CREATE TABLE creature_boxes (
  player_id uuid NOT NULL,
  box smallint NOT NULL,
  name text NOT NULL,
  CONSTRAINT creature_boxes_player_id_box_pk PRIMARY KEY (player_id, box),
  CONSTRAINT creature_boxes_box_range CHECK (((box >= 1) AND (box <= 12))),
  CONSTRAINT creature_boxes_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 16))),
  CONSTRAINT creature_boxes_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE creature_counts (
  player_id uuid NOT NULL,
  species text COLLATE "C" NOT NULL,
  kind smallint NOT NULL,
  favourite boolean NOT NULL,
  owned integer NOT NULL,
  CONSTRAINT creature_counts_player_id_species_kind_favourite_pk PRIMARY KEY (player_id, species, kind, favourite),
  CONSTRAINT creature_counts_owned_range CHECK ((owned >= 0)),
  CONSTRAINT creature_counts_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE creatures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  species text COLLATE "C" NOT NULL,
  kind smallint NOT NULL,
  level smallint NOT NULL,
  exp integer NOT NULL,
  moves text[] NOT NULL,
  team_order smallint,
  version integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  favourite boolean DEFAULT false NOT NULL,
  listing bigint,
  offer_id uuid,
  offer_mark text,
  nickname text,
  box smallint,
  CONSTRAINT creatures_pkey PRIMARY KEY (id),
  CONSTRAINT creatures_team_order UNIQUE (player_id, team_order) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT creatures_box_range CHECK (((box >= 1) AND (box <= 12))) NOT VALID,
  CONSTRAINT creatures_exp_range CHECK ((exp >= 0)),
  CONSTRAINT creatures_favourites_stay CHECK (((NOT favourite) OR (num_nonnulls(listing, offer_id) = 0))),
  CONSTRAINT creatures_four_slots CHECK ((cardinality(moves) = 4)),
  CONSTRAINT creatures_kind_range CHECK (((kind >= 0) AND (kind <= 3))),
  CONSTRAINT creatures_level_range CHECK (((level >= 1) AND (level <= 100))),
  CONSTRAINT creatures_nickname_length CHECK (((char_length(nickname) >= 1) AND (char_length(nickname) <= 12))) NOT VALID,
  CONSTRAINT creatures_offer_mark CHECK (((offer_id IS NULL) = (offer_mark IS NULL))),
  CONSTRAINT creatures_one_place CHECK ((num_nonnulls(team_order, listing, offer_id) <= 1)),
  CONSTRAINT creatures_team_order_range CHECK (((team_order >= 0) AND (team_order <= 5))),
  CONSTRAINT creatures_offer_id_offers_id_fk FOREIGN KEY (offer_id) REFERENCES offers(id),
  CONSTRAINT creatures_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX creatures_by_exp ON creatures (player_id, exp, number, kind);
CREATE INDEX creatures_by_level ON creatures (player_id, level, number, kind);
CREATE INDEX creatures_by_species ON creatures (player_id, species, level, number, kind, exp);
CREATE INDEX creatures_favourite ON creatures (player_id, number) WHERE favourite;
CREATE INDEX creatures_in_box ON creatures (player_id, box, kind, number) WHERE (box IS NOT NULL);
CREATE INDEX creatures_in_offer ON creatures (offer_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX creatures_in_trade ON creatures (player_id, listing, species, kind, level) WHERE (listing IS NOT NULL);
CREATE INDEX creatures_market ON creatures (listing, kind, level, player_id) WHERE (listing IS NOT NULL);
CREATE INDEX creatures_market_level ON creatures (level, listing, kind, player_id) WHERE (listing IS NOT NULL);
CREATE INDEX creatures_market_species ON creatures (species, listing, level, kind, player_id) WHERE (listing IS NOT NULL);
CREATE INDEX creatures_market_species_level ON creatures (species, level, listing, kind, player_id) WHERE (listing IS NOT NULL);
CREATE INDEX creatures_offered ON creatures (player_id) WHERE (offer_id IS NOT NULL);
CREATE INDEX creatures_owned ON creatures (player_id, number, kind);
CREATE INDEX creatures_rare ON creatures (kind, listing, level, player_id) WHERE ((listing IS NOT NULL) AND (kind >= 2));
CREATE INDEX creatures_rare_level ON creatures (kind, level, listing, player_id) WHERE ((listing IS NOT NULL) AND (kind >= 2));
CREATE INDEX creatures_rare_species ON creatures (species, kind, listing, level, player_id) WHERE ((listing IS NOT NULL) AND (kind >= 2));
CREATE INDEX creatures_rare_species_level ON creatures (species, kind, level, listing, player_id) WHERE ((listing IS NOT NULL) AND (kind >= 2));
CREATE INDEX creatures_special ON creatures (player_id, kind, number) WHERE (kind >= 2);
CREATE TRIGGER creatures_birth AFTER INSERT ON creatures FOR EACH ROW EXECUTE FUNCTION note_creature_birth();
CREATE TRIGGER creatures_counts AFTER INSERT OR DELETE OR UPDATE OF player_id, species, kind, favourite ON creatures FOR EACH ROW EXECUTE FUNCTION keep_creature_counts();
CREATE TRIGGER creatures_team_strength AFTER INSERT OR DELETE OR UPDATE OF player_id, level, team_order ON creatures FOR EACH ROW EXECUTE FUNCTION keep_team_strength();
ALTER TABLE creatures ALTER COLUMN player_id SET (n_distinct=-0.02);
COMMENT ON COLUMN creatures.version IS 'Unused; earlier servers still write it.';

CREATE TABLE day_deeds (
  player_id uuid NOT NULL,
  day date NOT NULL,
  counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  steps_before bigint NOT NULL,
  CONSTRAINT day_deeds_player_id_day_pk PRIMARY KEY (player_id, day),
  CONSTRAINT day_deeds_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE TRIGGER day_deeds_begun AFTER INSERT ON day_deeds FOR EACH ROW EXECUTE FUNCTION forget_old_days();

CREATE TABLE deleted_accounts (
  player_id uuid NOT NULL,
  deleted_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT deleted_accounts_pkey PRIMARY KEY (player_id)
);
CREATE INDEX deleted_accounts_time ON deleted_accounts (deleted_at);

CREATE TABLE found_things (
  player_id uuid NOT NULL,
  thing text NOT NULL,
  found_on date NOT NULL,
  CONSTRAINT found_things_player_id_thing_pk PRIMARY KEY (player_id, thing),
  CONSTRAINT found_things_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE gym_victories (
  player_id uuid NOT NULL,
  gym_id text NOT NULL,
  beaten_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT gym_victories_player_id_gym_id_pk PRIMARY KEY (player_id, gym_id),
  CONSTRAINT gym_victories_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);

CREATE TABLE hidden_listings (
  creature_id uuid NOT NULL,
  player_id uuid NOT NULL,
  listing bigint NOT NULL,
  CONSTRAINT hidden_listings_pkey PRIMARY KEY (creature_id),
  CONSTRAINT hidden_listings_creature_id_creatures_id_fk FOREIGN KEY (creature_id) REFERENCES creatures(id) ON DELETE CASCADE,
  CONSTRAINT hidden_listings_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX hidden_listings_player ON hidden_listings (player_id);

CREATE TABLE idempotency_keys (
  sender text NOT NULL,
  key text NOT NULL,
  request bytea NOT NULL,
  reply jsonb,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  call text NOT NULL,
  bytes integer GENERATED ALWAYS AS (COALESCE(octet_length((reply)::text), 0)) STORED,
  CONSTRAINT idempotency_keys_sender_call_key_pk PRIMARY KEY (sender, call, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

CREATE UNLOGGED TABLE limit_counts (
  name text NOT NULL,
  key bytea NOT NULL,
  due timestamp with time zone NOT NULL,
  CONSTRAINT limit_counts_name_key_pk PRIMARY KEY (name, key)
);
CREATE INDEX limit_counts_due ON limit_counts (due);

CREATE SEQUENCE listings_number_seq;

CREATE TABLE notice_counters (
  player_id uuid NOT NULL,
  last integer NOT NULL,
  kept integer DEFAULT 0 NOT NULL,
  unread integer DEFAULT 0 NOT NULL,
  CONSTRAINT notice_counters_pkey PRIMARY KEY (player_id)
);

CREATE UNLOGGED TABLE notice_wakes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  CONSTRAINT notice_wakes_pkey PRIMARY KEY (id)
);

CREATE TABLE notices (
  player_id uuid NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  user_id uuid NOT NULL,
  pokemon jsonb NOT NULL,
  pokemons jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  read_at timestamp with time zone,
  folded integer DEFAULT 0 NOT NULL,
  CONSTRAINT notices_player_id_number_pk PRIMARY KEY (player_id, number)
);
CREATE INDEX notices_age ON notices (created_at);
CREATE UNIQUE INDEX notices_line ON notices (player_id, ((pokemon ->> 'id'::text)), user_id);
CREATE INDEX notices_unread ON notices (player_id, user_id, created_at) WHERE ((read_at IS NULL) AND (folded = 0));
CREATE TRIGGER notices_added AFTER INSERT ON notices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_notice_counts();
CREATE TRIGGER notices_changed AFTER UPDATE ON notices REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_notice_counts();
CREATE TRIGGER notices_removed AFTER DELETE ON notices REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_notice_counts();

CREATE TABLE offers (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  maker_id uuid NOT NULL,
  lister_id uuid NOT NULL,
  target_id uuid NOT NULL,
  target_mark text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT offers_pkey PRIMARY KEY (id),
  CONSTRAINT offers_two_players CHECK ((maker_id <> lister_id)),
  CONSTRAINT offers_lister_id_players_id_fk FOREIGN KEY (lister_id) REFERENCES players(id),
  CONSTRAINT offers_maker_id_players_id_fk FOREIGN KEY (maker_id) REFERENCES players(id),
  CONSTRAINT offers_target_id_creatures_id_fk FOREIGN KEY (target_id) REFERENCES creatures(id)
);
CREATE INDEX offers_lister ON offers (lister_id);
CREATE INDEX offers_maker ON offers (maker_id, target_id);
CREATE INDEX offers_target ON offers (target_id, number);

CREATE TABLE operator_act_players (
  act_id bigint NOT NULL,
  player_id uuid NOT NULL,
  name text NOT NULL,
  new_name text,
  CONSTRAINT operator_act_players_pkey PRIMARY KEY (act_id),
  CONSTRAINT operator_act_players_act_id_operator_acts_id_fk FOREIGN KEY (act_id) REFERENCES operator_acts(id),
  CONSTRAINT operator_act_players_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX operator_act_players_player ON operator_act_players (player_id, act_id);
CREATE TRIGGER operator_act_players_kept BEFORE DELETE OR UPDATE ON operator_act_players FOR EACH ROW EXECUTE FUNCTION keep_operator_act_players();
CREATE TRIGGER operator_act_players_not_emptied BEFORE TRUNCATE ON operator_act_players FOR EACH STATEMENT EXECUTE FUNCTION keep_operator_act_players();

CREATE TABLE operator_acts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  act text NOT NULL,
  address text NOT NULL,
  details jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT operator_acts_pkey PRIMARY KEY (id)
);
CREATE TRIGGER operator_acts_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_acts FOR EACH STATEMENT EXECUTE FUNCTION keep_operator_acts();

CREATE TABLE operator_messages (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  read_at timestamp with time zone,
  CONSTRAINT operator_messages_pkey PRIMARY KEY (id),
  CONSTRAINT operator_messages_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX operator_messages_player ON operator_messages (player_id, id);

CREATE UNLOGGED TABLE player_changes (
  player_id uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT player_changes_pkey PRIMARY KEY (player_id)
);

CREATE TABLE player_cups (
  player_id uuid NOT NULL,
  cup text,
  won smallint DEFAULT 0 NOT NULL,
  fighting boolean DEFAULT false NOT NULL,
  team jsonb DEFAULT '{}'::jsonb NOT NULL,
  day date NOT NULL,
  entries smallint DEFAULT 0 NOT NULL,
  ribbons jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT player_cups_pkey PRIMARY KEY (player_id),
  CONSTRAINT player_cups_counts CHECK ((((won >= 0) AND (won <= 20)) AND ((entries >= 0) AND (entries <= 1000)))),
  CONSTRAINT player_cups_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE player_settings (
  player_id uuid NOT NULL,
  settings jsonb NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT player_settings_pkey PRIMARY KEY (player_id),
  CONSTRAINT player_settings_object CHECK ((jsonb_typeof(settings) = 'object'::text)),
  CONSTRAINT player_settings_size CHECK ((octet_length((settings)::text) <= 4000)),
  CONSTRAINT player_settings_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE player_streaks (
  player_id uuid NOT NULL,
  current integer NOT NULL,
  best integer NOT NULL,
  CONSTRAINT player_streaks_pkey PRIMARY KEY (player_id),
  CONSTRAINT player_streaks_player_id_battles_player_id_fk FOREIGN KEY (player_id) REFERENCES battles(player_id)
);

CREATE TABLE players (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  username text NOT NULL,
  name_key text NOT NULL,
  password_hash text,
  coins bigint DEFAULT 0 NOT NULL,
  map_name text NOT NULL,
  cell_x smallint NOT NULL,
  cell_y smallint NOT NULL,
  encounter jsonb,
  dice jsonb NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  steps bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  look text DEFAULT 'player'::text NOT NULL,
  step_keys bytea,
  step_reply jsonb,
  suspended_at timestamp with time zone,
  suspended_until timestamp with time zone,
  unread_messages smallint DEFAULT 0 NOT NULL,
  reached_maps text[] DEFAULT '{}'::text[] NOT NULL,
  page_private boolean DEFAULT false NOT NULL,
  ember text,
  title text,
  switched jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT players_pkey PRIMARY KEY (id),
  CONSTRAINT players_name_key_unique UNIQUE (name_key),
  CONSTRAINT players_cell_range CHECK ((((cell_x >= 0) AND (cell_x <= 30)) AND ((cell_y >= 0) AND (cell_y <= 30)))),
  CONSTRAINT players_coins_range CHECK (((coins >= 0) AND (coins <= '9007199254740991'::bigint))),
  CONSTRAINT players_ember_known CHECK ((ember = ANY (ARRAY['banked'::text, 'loose'::text]))) NOT VALID,
  CONSTRAINT players_switched_object CHECK ((jsonb_typeof(switched) = 'object'::text)) NOT VALID,
  CONSTRAINT players_switched_size CHECK ((octet_length((switched)::text) <= 400)) NOT VALID
);
CREATE INDEX players_guests ON players (id) WHERE (password_hash IS NULL);

CREATE TABLE pokedex_entries (
  player_id uuid NOT NULL,
  species text NOT NULL,
  kind smallint NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  caught_at timestamp with time zone,
  CONSTRAINT pokedex_entries_player_id_species_kind_pk PRIMARY KEY (player_id, species, kind),
  CONSTRAINT pokedex_entries_kind_range CHECK (((kind >= 1) AND (kind <= 3))),
  CONSTRAINT pokedex_entries_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX pokedex_entries_caught ON pokedex_entries (player_id, species) WHERE (caught_at IS NOT NULL);

CREATE TABLE prize_days (
  player_id uuid NOT NULL,
  day date NOT NULL,
  winnings bigint NOT NULL,
  wins jsonb NOT NULL,
  CONSTRAINT prize_days_pkey PRIMARY KEY (player_id),
  CONSTRAINT prize_days_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);

CREATE TABLE quest_visits (
  player_id uuid NOT NULL,
  visit text NOT NULL,
  visited_at timestamp with time zone NOT NULL,
  CONSTRAINT quest_visits_player_id_visit_pk PRIMARY KEY (player_id, visit),
  CONSTRAINT quest_visits_size CHECK ((length(visit) <= 80)),
  CONSTRAINT quest_visits_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE reached_achievements (
  player_id uuid NOT NULL,
  achievement text NOT NULL,
  reached_at timestamp with time zone NOT NULL,
  CONSTRAINT reached_achievements_player_id_achievement_pk PRIMARY KEY (player_id, achievement),
  CONSTRAINT reached_achievements_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
  player_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT recovery_codes_player_id_code_hash_pk PRIMARY KEY (player_id, code_hash),
  CONSTRAINT recovery_codes_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE reports (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  reporter_id uuid NOT NULL,
  player_id uuid NOT NULL,
  name text NOT NULL,
  pokemon jsonb,
  reason text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  closed_at timestamp with time zone,
  outcome text,
  CONSTRAINT reports_pkey PRIMARY KEY (id),
  CONSTRAINT reports_outcome CHECK (((closed_at IS NULL) = (outcome IS NULL))),
  CONSTRAINT reports_two_players CHECK ((reporter_id <> player_id)),
  CONSTRAINT reports_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE,
  CONSTRAINT reports_reporter_id_players_id_fk FOREIGN KEY (reporter_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX reports_about ON reports (player_id, closed_at);
CREATE INDEX reports_closed ON reports (closed_at);
CREATE UNIQUE INDEX reports_once ON reports (reporter_id, player_id, COALESCE((pokemon ->> 'id'::text), ''::text)) WHERE (closed_at IS NULL);
CREATE INDEX reports_open ON reports (id) WHERE (closed_at IS NULL);

CREATE TABLE retired_names (
  name_key text NOT NULL,
  player_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT retired_names_pkey PRIMARY KEY (name_key),
  CONSTRAINT retired_names_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE SET NULL
);
CREATE INDEX retired_names_player ON retired_names (player_id);

CREATE TABLE sessions (
  token_hash bytea NOT NULL,
  player_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  used_at timestamp with time zone DEFAULT now() NOT NULL,
  browser text DEFAULT ''::text NOT NULL,
  system text DEFAULT ''::text NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash),
  CONSTRAINT sessions_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX sessions_player ON sessions (player_id);
CREATE INDEX sessions_used ON sessions (used_at);
CREATE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF used_at ON sessions FOR EACH ROW EXECUTE FUNCTION note_seeker_seen();

CREATE TABLE species_research (
  player_id uuid NOT NULL,
  species text NOT NULL,
  counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  written smallint DEFAULT 0 NOT NULL,
  CONSTRAINT species_research_player_id_species_pk PRIMARY KEY (player_id, species),
  CONSTRAINT species_research_size CHECK ((octet_length((counts)::text) <= 400)),
  CONSTRAINT species_research_written_range CHECK (((written >= 0) AND (written <= 2))),
  CONSTRAINT species_research_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);

CREATE TABLE suspensions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  reason text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  until timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT suspensions_pkey PRIMARY KEY (id),
  CONSTRAINT suspensions_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX suspensions_player ON suspensions (player_id);
CREATE UNIQUE INDEX suspensions_present ON suspensions (player_id) WHERE (ended_at IS NULL);

CREATE TABLE team_strengths (
  player_id uuid NOT NULL,
  strength integer NOT NULL,
  CONSTRAINT team_strengths_pkey PRIMARY KEY (player_id),
  CONSTRAINT team_strengths_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id) ON DELETE CASCADE
);
CREATE INDEX team_strengths_order ON team_strengths (strength, player_id);

CREATE TABLE trade_creatures (
  trade_id bigint NOT NULL,
  creature_id uuid NOT NULL,
  from_id uuid NOT NULL,
  to_id uuid NOT NULL,
  species text NOT NULL,
  kind smallint NOT NULL,
  level smallint NOT NULL,
  CONSTRAINT trade_creatures_trade_id_creature_id_pk PRIMARY KEY (trade_id, creature_id),
  CONSTRAINT trade_creatures_two_players CHECK ((from_id <> to_id)),
  CONSTRAINT trade_creatures_trade_id_trades_id_fk FOREIGN KEY (trade_id) REFERENCES trades(id)
);
CREATE INDEX trade_creatures_creature ON trade_creatures (creature_id, trade_id);

CREATE TABLE trade_sides (
  player_id uuid NOT NULL,
  number integer NOT NULL,
  trade_id bigint NOT NULL,
  other_id uuid NOT NULL,
  CONSTRAINT trade_sides_player_id_number_pk PRIMARY KEY (player_id, number),
  CONSTRAINT trade_sides_trade UNIQUE (trade_id, player_id),
  CONSTRAINT trade_sides_trade_id_trades_id_fk FOREIGN KEY (trade_id) REFERENCES trades(id)
);

CREATE TABLE trades (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT trades_pkey PRIMARY KEY (id)
);

CREATE TABLE untold_listings (
  listing bigint NOT NULL,
  CONSTRAINT untold_listings_pkey PRIMARY KEY (listing)
);

CREATE TABLE wanted (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  player_id uuid NOT NULL,
  species text COLLATE "C" NOT NULL,
  kind smallint NOT NULL,
  level smallint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT wanted_pkey PRIMARY KEY (id),
  CONSTRAINT wanted_once UNIQUE (player_id, species, kind, level),
  CONSTRAINT wanted_kind_range CHECK (((kind >= 0) AND (kind <= 3))),
  CONSTRAINT wanted_level_range CHECK (((level >= 1) AND (level <= 100))),
  CONSTRAINT wanted_something CHECK (((species <> ''::text) OR (kind <> 0))),
  CONSTRAINT wanted_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES players(id)
);
CREATE INDEX wanted_matching ON wanted (species, kind, seen_at, level, player_id);

-- Species that were renamed (content/species/formerNames.ts). The triggers of `creatures` count the owned ones anew.
CREATE FUNCTION pg_temp.present_name(former text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce('{"lampyre":"kerbeam","glimlet":"blinkowl","trufflet":"rootling","chandelgeist":"glowmonger","hollowick":"galoshade","aurorauk":"boreauk","spectrireme":"galleghast","pagemite":"pageant","coilossus":"cupritan","fernace":"brackindle","scarabuzz":"switchafer"}'::jsonb ->> former, former)
$$;--> statement-breakpoint
UPDATE "creatures" SET "species" = pg_temp.present_name("species") WHERE "species" <> pg_temp.present_name("species");--> statement-breakpoint
UPDATE "pokedex_entries" SET "species" = pg_temp.present_name("species") WHERE "species" <> pg_temp.present_name("species");--> statement-breakpoint
UPDATE "wanted" SET "species" = pg_temp.present_name("species") WHERE "species" <> pg_temp.present_name("species");--> statement-breakpoint
UPDATE "trade_creatures" SET "species" = pg_temp.present_name("species") WHERE "species" <> pg_temp.present_name("species");--> statement-breakpoint
UPDATE "players" SET "encounter" = jsonb_set("encounter", '{species}', to_jsonb(pg_temp.present_name("encounter" ->> 'species'))) WHERE "encounter" ->> 'species' <> pg_temp.present_name("encounter" ->> 'species');

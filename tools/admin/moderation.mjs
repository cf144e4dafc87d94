const text = { type: 'string' };
const report = { type: 'string', multiple: true, default: [] };
const skip = { type: 'string', default: '0' };
const DAY = 86_400_000;

const day = (moment) => `${moment.slice(0, 16).replace('T', ' ')} UTC`;
/** What somebody has written goes to a terminal: without line breaks, and without the controls that JSON escapes. */
const plain = (words) => JSON.stringify(words);

function standingLine({ name, since, warnings, suspensions, openReports, suspended }) {
  const facts = [
    `since ${day(since)}`,
    `${warnings} warnings`,
    `${suspensions} suspensions`,
    `${openReports} open reports`,
  ];
  if (suspended) {
    const end = suspended.until ? `until ${day(suspended.until)}` : 'without an end';
    facts.push(`suspended ${end}: ${plain(suspended.reason)}, suspension ${suspended.id}`);
  }
  return `${name} (${facts.join(', ')})`;
}

const creatureWords = ({ id, name, nickname, level }) =>
  nickname === undefined
    ? `listing ${name} (level ${level})`
    : `${name} ${id} (level ${level}) with the nickname ${plain(nickname)}`;

function reportLine({ id, at, reporter, player, nameThen, pokemon, reason, text: words, closed }) {
  const what = pokemon ? creatureWords(pokemon) : 'name';
  const then = nameThen === player.name ? '' : `, then named ${nameThen}`;
  const end = closed ? `, ${closed.outcome} ${day(closed.at)}` : '';
  return `${id}  ${day(at)}  ${what} of ${standingLine(player)}${then}: ${reason} ${plain(words)}, by ${reporter.name}${end}`;
}

/** The lines of one page, and how to see the next one. */
function page(lines, count, values) {
  const last = Number(values.skip) + lines.length;
  if (lines.length === 0) return [count === 0 ? 'There is nothing.' : `There are only ${count}.`];
  return last < count ? [...lines, `${last} of ${count}; --skip ${last} shows more`] : lines;
}
const query = (path, words) => `${path}?${new URLSearchParams(words)}`;

/** The end of a suspension; undefined if the command names none, or more than one. */
function endOf({ days, until, endless }) {
  if ([days, until, endless].filter((one) => one !== undefined).length !== 1) return undefined;
  if (endless) return null;
  const end = days === undefined ? new Date(until) : new Date(Date.now() + Number(days) * DAY);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}

const acted = async (reply) => [standingLine((await reply).player)];

/**
 * The commands for moderation: their options, how many names they take, and what they do. `run` returns the lines to print,
 * or nothing if the command is not complete.
 */
export const MODERATION = {
  reports: {
    options: { closed: { type: 'boolean' }, skip },
    takes: [0],
    run: async ({ ask, values }) => {
      const state = values.closed ? 'closed' : 'open';
      const { reports, count } = await ask(query('reports', { state, skip: values.skip }));
      return page(reports.map(reportLine), count, values);
    },
  },
  player: {
    options: {},
    takes: [1],
    run: ({ ask, name }) => acted(ask(query('player', { player: name }))),
  },
  warn: {
    options: { text, report },
    takes: [1],
    run: ({ act, values, name }) =>
      values.text && acted(act('warn', { player: name, text: values.text, ...closing(values) })),
  },
  message: {
    options: { text },
    takes: [1],
    run: ({ act, values, name }) => values.text && acted(act('message', { player: name, text: values.text })),
  },
  suspend: {
    options: { reason: text, days: text, until: text, endless: { type: 'boolean' }, replaces: text, report },
    takes: [1],
    run: ({ act, values, name }) => {
      const until = endOf(values);
      if (!values.reason || until === undefined) return undefined;
      const { reason, replaces } = values;
      return acted(act('suspend', { player: name, reason, until, replaces, ...closing(values) }));
    },
  },
  lift: {
    options: { text },
    takes: [1],
    run: ({ act, values, name }) => acted(act('lift', { player: name, text: values.text })),
  },
  rename: {
    options: { name: text, text, report },
    takes: [1],
    run: ({ act, values, name }) =>
      acted(act('rename', { player: name, name: values.name, text: values.text, ...closing(values) })),
  },
  'take-nickname': {
    options: { creature: text, text, report },
    takes: [1],
    run: ({ act, values, name }) =>
      values.creature &&
      acted(
        act('takeNickname', {
          player: name,
          pokemon: values.creature,
          text: values.text,
          ...closing(values),
        }),
      ),
  },
  dismiss: {
    options: { text, report },
    takes: [0],
    run: async ({ act, values }) => {
      if (values.report.length === 0) return undefined;
      const { closed } = await act('dismiss', { reports: values.report, text: values.text });
      return [`${closed} closed.`];
    },
  },
  appeals: {
    options: { skip },
    takes: [0],
    run: async ({ ask, values }) => {
      const { appeals, count } = await ask(query('appeals', { skip: values.skip }));
      const lines = appeals.map(
        ({ id, at, player, text: words }) => `${id}  ${day(at)}  ${standingLine(player)}: ${plain(words)}`,
      );
      return page(lines, count, values);
    },
  },
  decline: {
    options: { text },
    takes: [1],
    run: ({ act, values, name }) =>
      values.text && acted(act('declineAppeal', { appeal: name, text: values.text })),
  },
  audit: {
    options: { skip },
    takes: [0, 1],
    run: async ({ ask, values, name }) => {
      const { acts, count } = await ask(query('audit', { skip: values.skip, ...(name && { player: name }) }));
      const lines = acts.map(
        ({ at, act: what, player, newName, address, details }) =>
          `${day(at)}  ${what}  ${player || '-'}${newName && ` → ${newName}`}  ${address || '-'}  ${JSON.stringify(details)}`,
      );
      return page(lines, count, values);
    },
  },
};

/** The reports that an act answers. */
function closing({ report: ids }) {
  return ids.length > 0 ? { reports: ids } : {};
}

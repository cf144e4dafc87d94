const LEAST = [20, 19];

/** Stops with one line on a Node that is too old. Runs before anything else is imported. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Emberwild needs Node ${LEAST.join('.')} or newer; this is ${version}.`);
  process.exit(1);
}

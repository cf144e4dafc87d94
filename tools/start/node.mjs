const LEAST = [20, 19];

/** Exits with a message if Node is too old. Runs before any other import. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Emberwild needs Node ${LEAST.join('.')} or newer; this is ${version}.`);
  process.exit(1);
}

/** Every test of a suite of Playwright's report that did not pass at the first attempt: its name and its errors. */
export const failuresOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOf),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        errors: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
      })),
  ),
];

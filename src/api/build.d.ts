interface ImportMetaEnv {
  /** Whether this is a build of the trial (docs/trial.md), a constant: other builds leave out what is only for it. */
  readonly TRIAL: boolean;
}

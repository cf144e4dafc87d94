const asked = new Set<string>();

/** Notes that the current scene uses a picture or data file, even if the file is missing. */
export const noteAsked = (name: string): void => {
  asked.add(name);
};

/** Whether the current scene uses a file of that name. */
export const wasAsked = (name: string): boolean => asked.has(name);

/** Called when another scene starts. */
export const forgetAsked = (): void => asked.clear();

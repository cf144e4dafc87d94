const asked = new Set<string>();

/** Notes that the scene on the stage shows a picture or data file, or would if it were there. */
export const noteAsked = (name: string): void => {
  asked.add(name);
};

/** Whether the scene on the stage shows something of that name. */
export const wasAsked = (name: string): boolean => asked.has(name);

/** Another scene begins. */
export const forgetAsked = (): void => asked.clear();

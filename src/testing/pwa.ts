/** Stands for the plugin's module: in component tests there is no service worker. */
export const registerSW = () => async () => undefined;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text could be an id at all: any other would be an error of the database. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The picture of the rival's face, by name, for screens that do not load the people of the maps. */
export const RIVAL_FACE = 'people/sorrel-latch.face';

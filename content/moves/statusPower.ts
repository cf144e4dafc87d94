/** Power that every status move has. */
export const STATUS_POWER = 30;

/** Numbers on the wheel of the contest. */
export const wheelSectors = 8

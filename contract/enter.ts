/** The query of `/?enter=/space/yonsei`: a place of the 3D host that a person wants to go to (DOOR-1, CAMPUS-4). */
export const ENTER = 'enter';

/** RFC 3966, of a number as it is written for people. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

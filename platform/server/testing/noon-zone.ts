/** A time zone where it is about noon now, so that quiet hours delay no mail. */
export const noonZone = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

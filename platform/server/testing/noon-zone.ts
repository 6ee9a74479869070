/** A zone where it is about noon, so that quiet hours hold no mail back. */
export const noonZone = (): string => {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

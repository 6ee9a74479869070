let fallback: string | undefined;

/** Sets the organization's time zone, used where no building's time zone is known. */
export const setDefaultZone = (zone: string): void => {
  fallback = zone;
};

export const defaultZone = (): string => {
  // Read when it is first needed, because the first use of Intl takes long.
  fallback ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return fallback;
};

const key = 'cora-clock';

/** Milliseconds of difference that are ignored: an answer takes time, and its `Date` has whole seconds only. */
const drift = 60_000;

/** Milliseconds the server is ahead of this device, by the latest answer. Stored, for a start without a connection. */
const heard = (): number => {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};

let ahead: number | undefined;

/** Learns the server's time from the `Date` header of a fresh answer. */
export const hearServerDate = (header: string | null): void => {
  const off = Date.parse(header ?? '') - Date.now();
  if (Number.isNaN(off)) return;
  const next = Math.abs(off) > drift ? off : 0;
  if (Math.abs(next - (ahead ?? heard())) <= drift) return;
  ahead = next;
  try {
    if (next === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, String(next));
  } catch {
    // Without storage it is known only until the page closes.
  }
};

/** Milliseconds that the server's clock is ahead of this device's, as far as that is known. */
export const serverAhead = (): number => {
  ahead ??= heard();
  return ahead;
};

/** The current time by the server's clock, even if the device's clock is wrong. */
export const serverNow = (): Date => new Date(Date.now() + serverAhead());

const key = 'cora-clock';

/** Milliseconds that a device may be off without being put right: answers take their time, `Date` knows whole seconds. */
const drift = 60_000;

/** How far the server is ahead of this device, as last heard; kept, for a device that starts without a connection. */
const heard = (): number => {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
};

let ahead: number | undefined;

/** Learns from the `Date` of an answer that came just now. */
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
    // A device without storage knows it until the page goes.
  }
};

/** Now by the server's clock, also on a device whose own clock is wrong. */
export const serverNow = (): Date => {
  ahead ??= heard();
  return new Date(Date.now() + ahead);
};

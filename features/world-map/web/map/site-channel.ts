import type { Pins } from '../sites/site-index.ts';

export type SiteChannel = {
  /** Makes these the pins of the map; answers the address under which the worker fetches them. */
  publish: (pins: Pins) => string;
  close: () => void;
};

/** Hands pins to the map's workers when they ask. */
export const openSiteChannel = (): SiteChannel => {
  const name = `cora-sites-${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(name);
  let version = 0;
  let current: Pins | null = null;
  channel.onmessage = ({ data }: MessageEvent<{ want?: string }>) => {
    // A worker that asks for an older version gets the newest: nobody waits for what is gone.
    if (data.want !== undefined && current) channel.postMessage({ version: data.want, pins: current });
  };
  return {
    publish: (pins) => {
      current = pins;
      version++;
      return `sites://${name}/${version}`;
    },
    close: () => channel.close(),
  };
};

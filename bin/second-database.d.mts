export type SecondDatabase = {
  name: string;
  url: string;
  directory: string;
  start: () => void;
  pid: () => number | undefined;
  stop: () => Promise<void>;
};
export declare const startSecond: (options?: {
  durable?: boolean;
  parent?: string;
  environment?: Record<string, string>;
}) => Promise<SecondDatabase | undefined>;

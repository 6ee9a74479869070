declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
  };
  type Result = {
    '2xx': number;
    '3xx': number;
    non2xx: number;
    errors: number;
    duration: number;
    requests: { average: number };
    latency: { p50: number; p99: number };
    throughput: { average: number };
  };
  export default function autocannon(options: Options): Promise<Result>;
}

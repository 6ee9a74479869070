import { createSocket } from 'node:dgram';

export type NameServer = {
  /** For `DNS_SERVER`. */
  address: string;
  /** TXT records by name. */
  records: Map<string, string[]>;
  stop: () => void;
};

/** The labels of the question, which begins after the header. */
const nameIn = (query: Buffer): { name: string; end: number } => {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
};

const record = (text: string): Buffer => {
  const parts = text.match(/.{1,255}/gs) ?? [];
  const data = Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part, 'latin1')])));
  // The name as a pointer to the question, TXT, IN, no time to keep it.
  return Buffer.concat([
    Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, data.length >> 8, data.length & 255]),
    data,
  ]);
};

/** A server of names on this machine, for TXT records alone. */
export const answerNames = async (): Promise<NameServer> => {
  const records = new Map<string, string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    const { name, end } = nameIn(query);
    const found = records.get(name) ?? [];
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(found.length, 6);
    header.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([header, query.subarray(12, end), ...found.map(record)]), port, address);
  });
  await new Promise<void>((ready) => socket.bind(0, '127.0.0.1', ready));
  return { address: `127.0.0.1:${socket.address().port}`, records, stop: () => socket.close() };
};

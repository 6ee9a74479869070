import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

type Cbor = Parameters<typeof isoCBOR.encode>[0];

type Site = { origin: string; rpId: string };

/** A security key made of software: registers and signs as a browser would send it. `unverified` signs without the flag
 * that says it has verified the person. */
export const createAuthenticator = ({ origin, rpId }: Site) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  const coseKey = (): Buffer => {
    const coordinate = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
    const fields: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(jwk.x)],
      [-3, coordinate(jwk.y)],
    ];
    return Buffer.from(isoCBOR.encode(new Map(fields)));
  };

  const common = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    register: (challenge: string) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(present | verified | withKey);
      const authData = Buffer.concat([data, Buffer.alloc(16), length, id, coseKey()]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign: (challenge: string, { unverified = false } = {}) => {
      const json = clientData('webauthn.get', challenge);
      const data = authenticatorData(present | (unverified ? 0 : verified));
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: json.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
    /** Sets the counter, such as to the lower value of a copy that was used less. */
    countFrom: (value: number) => {
      counter = value;
    },
  };
};

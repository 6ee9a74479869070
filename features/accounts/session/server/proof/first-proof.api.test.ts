import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../../../tests/api/harness/as-owner.ts';
import { type Client, createClient, runWork } from '../../../../../tests/api/harness/index.ts';
import {
  acceptInvitation,
  choosePassword,
  enter,
  known,
  moveLogin,
  moveOwnLogin,
  type Occupied,
  occupy,
  resetByLink,
} from '../../../../../tests/api/harness/occupied-login.ts';
import {
  type Holder,
  type Opens,
  plantAll,
  type Thing,
  things,
  usedOnce,
} from '../../../../../tests/api/harness/planted.ts';
import { type StartedPost, startPost } from '../../../../../tests/api/harness/start-post.ts';

let post: StartedPost;
let office: Client;
let attacker: Client;

beforeAll(async () => {
  post = await startPost();
  office = await post.acme.signIn('admin');
  attacker = await post.rival.signIn('admin');
});
afterAll(() => post.stop());

const own = 'only-the-owner-knows-it';

const logIn = async ({ name }: Occupied): Promise<Client> => {
  const client = createClient(post.app);
  const { payload, text } = await enter(post.app, name, own, client);
  expect(payload.user, text).toBeDefined();
  return client;
};

const reset = async (occupied: Occupied): Promise<Client> => {
  const answer = await resetByLink(post, occupied, own);
  expect(answer.status, answer.text).toBe(200);
  return logIn(occupied);
};

const addressOf = ({ name }: Occupied): string => ('email' in name ? name.email : '');

type Way = {
  /** The function of the database that writes the proof. */
  by: string;
  occupied: () => Promise<Occupied>;
  /** Returns the owner's browser, logged in with the own password. */
  prove: (occupied: Occupied) => Promise<Client>;
};

/** All ways in which it becomes known for the first time whose a login is. */
const ways: Record<string, Way> = {
  'a new password with a mailed link': {
    by: 'identity_reset_password',
    occupied: () => occupy(post, attacker, 'email'),
    prove: reset,
  },
  'a new password with a texted link': {
    by: 'identity_reset_password',
    occupied: () => occupy(post, attacker, 'code'),
    prove: reset,
  },
  'a new password after an office has entered the address of somebody else': {
    by: 'identity_reset_password',
    occupied: async () => {
      const occupied = await occupy(post, attacker, 'email');
      expect((await resetByLink(post, occupied, known)).status).toBe(200);
      await enter(post.app, occupied.name, known, occupied.client);
      return occupied;
    },
    prove: async (occupied) => {
      await moveLogin(attacker, occupied, `moved${occupied.id}@mail.test`);
      return reset(occupied);
    },
  },
  'an invitation of another organization': {
    by: 'identity_claim_user',
    occupied: () => occupy(post, attacker, 'email'),
    prove: async (occupied) => {
      const client = createClient(post.app);
      const answer = await acceptInvitation(post, office, addressOf(occupied), own, client);
      expect(answer.status, answer.text).toBe(200);
      return client;
    },
  },
  'a code for an address of their own': {
    by: 'identity_change_own_email',
    occupied: () => occupy(post, attacker, 'email'),
    prove: async (occupied) => {
      const client = createClient(post.app);
      Object.assign(client.cookies, occupied.client.cookies);
      const { payload } = await moveOwnLogin(post, occupied, `own${occupied.id}@mail.test`, client);
      expect(payload).toEqual({ must_change_password: true });
      expect((await choosePassword(client, own)).status).toBe(200);
      return client;
    },
  },
};

describe.each(Object.entries(ways))('what was planted before %s', (_way, { occupied: begin, prove }) => {
  let opens: Record<Thing, Opens>;
  let owner: Holder;
  const opened = new Map<Thing, boolean>();

  beforeAll(async () => {
    const occupied = await begin();
    opens = await plantAll(post, occupied);
    const { client, name } = occupied;
    for (const thing of things.filter((one) => !usedOnce.includes(one))) {
      opened.set(thing, await opens[thing]({ name, client, password: known }));
    }
    await runWork(post.app, 'mail');
    owner = { client: await prove(occupied), name: occupied.name, password: own };
  });

  it.each(things)('opens nothing after it: %s', async (thing) => {
    if (!usedOnce.includes(thing)) expect(opened.get(thing)).toBe(true);
    expect(await opens[thing](owner)).toBe(false);
  });
});

describe('the rule', () => {
  /** Functions of the database that write that a login was proven. */
  const proving = async () => {
    const rows = await asOwner(
      post.app,
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
        and prosrc ~ 'address_proven_at\\s*=(?!\\s*null)' order by 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('knows every way: no other function writes that a login was proven', async () => {
    const named = Object.values(ways).map(({ by }) => by);
    expect(await proving()).toEqual([...new Set(named)].sort());
    await asOwner(
      post.app,
      `create function another_way() returns void language sql as 'update users set address_proven_at = now()'`,
    );
    expect(await proving()).toContain('another_way');
    await asOwner(post.app, 'drop function another_way()');
  });

  it('lies in the table, which the application writes through those functions alone', async () => {
    const occupied = await occupy(post, attacker, 'email');
    const opens = await plantAll(post, occupied);
    await asOwner(post.app, 'update users set address_proven_at = now() where id = $1', [occupied.id]);
    const holder = { name: occupied.name, client: occupied.client, password: known };
    for (const thing of ['session', 'password', 'passkey'] as const) {
      expect(await opens[thing](holder), thing).toBe(false);
    }
    const [row] = await asOwner(
      post.app,
      `select has_any_column_privilege('cora_application', 'users', 'insert, update') as writes`,
    );
    expect(row).toEqual({ writes: false });
  });

  it('begins with doubt, however a login comes about', async () => {
    await asOwner(post.app, `insert into users (email) values ('anybody@mail.test')`);
    const [row] = await asOwner(
      post.app,
      `select address_proven_at from users where email = 'anybody@mail.test'`,
    );
    expect(row).toEqual({ address_proven_at: null });
  });
});

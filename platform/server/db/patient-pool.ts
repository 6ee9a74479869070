import pg from 'pg';

type Done = Parameters<Parameters<pg.Pool['connect']>[0]>[2];

/** How often the time to wait for a connection begins anew while others get their answers: 10 s with `timeouts.connect`. */
const turns = 5;

const waitedInVain = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** A pool that tells a crowd from a database that is gone. While connections are given back after work that went well, those
 * who wait for one go on waiting; where none is, they fail after the first turn. */
export class PatientPool extends pg.Pool {
  #answered = 0;

  constructor(config?: pg.PoolConfig) {
    super(config);
    this.on('release', (error) => {
      if (!error) this.#answered += 1;
    });
  }

  async #inTurn(): Promise<pg.PoolClient> {
    for (let turn = 1; ; turn += 1) {
      const before = this.#answered;
      try {
        return await super.connect();
      } catch (error) {
        if (turn === turns || this.#answered === before || !waitedInVain(error)) throw error;
      }
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const connected = this.#inTurn();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }
}

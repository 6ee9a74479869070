import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSmsSink, type SmsSink } from '../testing/sms-sink.ts';
import { openSms } from './open-sms.ts';
import { toE164 } from './phone-number.ts';

let sink: SmsSink;
beforeAll(async () => {
  sink = await openSmsSink();
});
afterAll(() => sink.close());

const message = { to: '+13035550101', text: 'Código: 123456' };

it('hands the number and the text to the service', async () => {
  await openSms({ smsUrl: sink.url })?.send(message);
  expect(sink.received).toEqual([message]);
});

it.each([400, 404, 500, 503, 302])(
  'throws when the service answers %s, without number and text',
  async (status) => {
    sink.setAnswer(status);
    const failure = await openSms({ smsUrl: sink.url })
      ?.send(message)
      .catch((error: Error) => error);
    expect(failure).toBeInstanceOf(Error);
    const said = `${failure} ${(failure as Error).stack}`;
    expect(said).toContain(String(status));
    for (const secret of ['3035550101', '123456']) expect(said).not.toContain(secret);
    sink.setAnswer(202);
  },
);

it('throws where nobody listens, and sends nothing without a service', async () => {
  await expect(openSms({ smsUrl: 'http://127.0.0.1:1' })?.send(message)).rejects.toThrow('ECONNREFUSED');
  expect(openSms({ smsUrl: undefined })).toBeNull();
});

it.each([
  ['3035550101', '+13035550101'],
  ['2125550199', '+12125550199'],
  ['1035550101', undefined],
  ['3031550101', undefined],
  ['3039110101', undefined],
  ['303555010', undefined],
  ['', undefined],
  [null, undefined],
])('writes %s as %s', (phone, expected) => {
  expect(toE164(phone)).toBe(expected);
});

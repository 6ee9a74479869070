import { expect, it } from 'vitest';
import { missingToPropose, type ProposalFacts } from './proposing.ts';

const whole: ProposalFacts = {
  client_id: 1,
  description: 'Clean the carpets',
  price: 45_000,
  emails: ['hill@client.test'],
};

it.each<[Partial<ProposalFacts>, string[]]>([
  [{}, []],
  [{ price: null }, ['price']],
  [{ price: 0 }, ['price']],
  [{ client_id: null, description: '', emails: [] }, ['client_id', 'description', 'emails']],
])('with %o lacks %o', (facts, missing) => {
  expect(Object.keys(missingToPropose({ ...whole, ...facts }))).toEqual(missing);
});

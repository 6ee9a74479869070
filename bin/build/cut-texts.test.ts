import { describe, expect, it } from 'vitest';
import { cutTexts, namedTexts } from './cut-texts.ts';

const all = {
  platform: { actions: { save: 'Save', saveAll: 'Save all' } },
  tasks: { status: { open: 'Open', closed: 'Closed' }, count_one: '1 task', count_other: '{{count}} tasks' },
  'job-imports': { title: 'Import' },
};

describe('cutTexts', () => {
  it.each([
    [
      'a whole key, and none that merely begins with it',
      't(`platform:actions.save`)',
      { platform: { actions: { save: 'Save' } } },
    ],
    [
      'plural forms',
      "t('tasks:count',{count})",
      { tasks: { count_one: '1 task', count_other: '{{count}} tasks' } },
    ],
    ['every end of a template', `t(\`tasks:status.\${x}\`)`, { tasks: { status: all.tasks.status } }],
    ['the members of a group', 'words("tasks:status")', { tasks: { status: all.tasks.status } }],
    ['namespaces of two words', 't(`job-imports:title`)', { 'job-imports': { title: 'Import' } }],
    ['nothing of other strings', 'fetch("https://example.test")', {}],
  ])('keeps %s', (_what, code, kept) => {
    expect(cutTexts(all, namedTexts(code))).toEqual(kept);
  });

  it('leaves out what is there already', () => {
    const names = namedTexts('t(`tasks:status.open`);t(`tasks:status.closed`)');
    expect(cutTexts(all, names, namedTexts('t(`tasks:status.open`)'))).toEqual({
      tasks: { status: { closed: 'Closed' } },
    });
  });
});

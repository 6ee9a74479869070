import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleFaults } from './rules/styles.ts';
import { createProject, type TemporaryProject } from './seeds/temporary-project.ts';

it('every class that is named is in a style sheet, and the other way round', () => {
  expect(styleFaults()).toEqual([]);
});

describe('the rule', () => {
  let project: TemporaryProject;
  beforeAll(() => {
    project = createProject({
      'features/house/lower/web/part.tsx':
        "import classes from './part.module.css';\nexport const part = [classes.card, classes.gone, 'a:classes.said'];\n",
      'features/house/lower/web/part.module.css':
        '/* .told */\n.card:hover > .left,\n.card :global(.foreign) {\n  margin: 0.5em;\n}\n',
    });
  });
  afterAll(() => project.remove());

  it('notices both', () => {
    expect(styleFaults(project.path)).toEqual([
      'features/house/lower/web/part.tsx: classes.gone is in no style sheet',
      'features/house/lower/web/part.module.css: nobody names .left',
    ]);
  });
});

import { expect, it } from 'vitest';
import { rolePresets } from '#features/accounts/access/contract';
import { roleNames } from '#features/accounts/access/server';
import { roleByName } from './load-judging.ts';

const builtIn = rolePresets.map(({ key, name }, id) => ({ id, key, names: roleNames({ key, name }) }));
const keyOf = (name: string) => builtIn[roleByName(builtIn)(name) ?? -1]?.key;

it.each([
  ['Supervisor', 'supervisor'],
  ['SUPERVISORA', 'supervisor'],
  ['Supervisor(a)', 'supervisor'],
  ['Supervisor/a', 'supervisor'],
  ['Supervisora / o', undefined],
  ['Administradora', 'admin'],
  ['Administrador/Administradora', 'admin'],
  ['Gerenta', 'manager'],
  ['Gerente de área', 'area-manager'],
  ['Gerenta de area', 'area-manager'],
  ['gerente regional', 'regional-manager'],
  ['Subgerenta', 'assistant-manager'],
  ['Directora de área', 'area-director'],
  ['Directora de desarrollo de clientes', 'director-client-development'],
  ['Planificadora', 'scheduler'],
  ['Ingeniera', 'engineer'],
  ['Conserje diurno', 'day-porter'],
  ['Conserja diurna', 'day-porter'],
  ['Conserje diurna', 'day-porter'],
  ['Conserje', 'day-porter'],
  ['Conserja', 'day-porter'],
  ['Conserja/Conserje', 'day-porter'],
  ['Day Porter', 'day-porter'],
  ['Porter', 'day-porter'],
  ['Boss', undefined],
])('%s is %s', (name, key) => {
  expect(keyOf(name)).toBe(key);
});

it('finds the role that has just this name before that of the other gender, and none of two', () => {
  const find = roleByName([
    { id: 1, names: ['Encargado'] },
    { id: 2, names: ['Encargada'] },
    { id: 3, names: ['Jefe de turno'] },
    { id: 4, names: ['Jefe de turno'] },
    { id: 5, names: ['Limpiadora'] },
  ]);
  expect([find('encargada'), find('Encargado'), find('Encargado(a)')]).toEqual([2, 1, undefined]);
  expect([find('Jefe de turno'), find('Jefa de turno')]).toEqual([3, undefined]);
  expect(find('Limpiador')).toBe(5);
});

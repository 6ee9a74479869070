export { PeopleSelect } from './people-select.tsx';
export { personFilter } from './person-filter.ts';
export { roleAbout, roleWords } from './role-words.ts';
export { useFoundPeople, usePeople } from './use-people.ts';
export { usePersonWords } from './use-person-words.ts';

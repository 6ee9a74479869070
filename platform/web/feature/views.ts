/** Not exported by the index, because every page loads the index at its start. */
export { useShownView, ViewSwitch } from './view-switch.tsx';

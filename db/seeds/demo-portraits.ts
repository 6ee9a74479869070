import type { Portrait } from './pictures/portrait.ts';

const uniform = '#0f766e';

/** By login. The former supervisor has none: pictures of people who left are removed. */
export const portraits: Readonly<Record<string, Portrait>> = {
  admin: { skin: '#8d5a3c', hair: 'curly', hairColour: '#2c201b', shirt: '#7a3e63', ground: '#f2c9a1', earrings: true },
  manager: { skin: '#f0c7a4', hair: 'side', hairColour: '#6b4a2f', shirt: '#34597f', ground: '#bcd9e6', glasses: true },
  'area.manager': { skin: '#c98f64', hair: 'long', hairColour: '#3a2620', shirt: '#b4533c', ground: '#d9e6c3' },
  scheduler: { skin: '#f3d2b6', hair: 'short', hairColour: '#c68e4a', shirt: '#56708a', ground: '#e3d3ef', beard: true },
  supervisor: { skin: '#e6b48d', hair: 'bun', hairColour: '#8a3f24', shirt: uniform, ground: '#f6dfa9', earrings: true },
  porter: { skin: '#a9714a', hair: 'cap', hairColour: '#2b1f1a', shirt: uniform, ground: '#b8e0d6' },
  csr: { skin: '#f1cba9', hair: 'bob', hairColour: '#4a3327', shirt: '#c2703d', ground: '#cfdcf3', glasses: true },
  sales: { skin: '#6f4630', hair: 'short', hairColour: '#1e1715', shirt: '#3f5f4a', ground: '#f1d4d0' },
  viewer: { skin: '#edc2a0', hair: 'side', hairColour: '#a7a39d', shirt: '#5c5478', ground: '#dfe8d8', glasses: true },
  'area.manager.midwest': { skin: '#eec3a0', hair: 'bald', hairColour: '#8d8882', shirt: '#3c6784', ground: '#f0dcc0', beard: true },
  'supervisor.midwest': { skin: '#b07a52', hair: 'scarf', hairColour: '#7d5a9a', shirt: uniform, ground: '#e8d8f0' },
  'porter.midwest': { skin: '#cf9a6e', hair: 'long', hairColour: '#1f1816', shirt: uniform, ground: '#c9e3ef', earrings: true },
  'assistant.manager': { skin: '#7d5038', hair: 'curly', hairColour: '#231a17', shirt: '#a8572f', ground: '#cfe6cb', glasses: true },
};

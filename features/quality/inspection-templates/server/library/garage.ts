import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Garage and exterior', 'Estacionamiento y exterior'],
  description: [
    'Pass or fail check of a parking garage and what is around it: ramps, drains, stairs, elevator lobbies, dumpsters and walks.',
    'Revisión del estacionamiento y sus alrededores, aprobado o reprobado: rampas, coladeras, escaleras, contenedores y banquetas.',
  ],
  inspection_type: 'quality',
  scale: 'pass_fail',
  target: 85,
  sections: [
    {
      title: ['Ramps and parking levels', 'Rampas y niveles'],
      area: 'garage',
      weight: 3,
      asks: [
        [
          'Ramps and stalls are free of litter and leaves',
          'Las rampas y los cajones no tienen basura ni hojas',
          { ...check, weight: 2, ...photoOfFault },
        ],
        [
          'No fresh oil spot is left without absorbent',
          'Ninguna mancha fresca de aceite está sin absorbente',
          { ...check, weight: 2, ...photoOfFault },
        ],
        [
          'Stalls show no built-up oil or tire marks',
          'Los cajones no tienen aceite acumulado ni marcas de llantas',
          check,
        ],
        ['Curbs, wheel stops and corners are swept', 'Los bordes, topes y esquinas están barridos', check],
        [
          'Drains and grates are free of leaves and mud',
          'Las coladeras y rejillas no tienen hojas ni lodo',
          { ...check, weight: 2 },
        ],
        ['No water stands around the drains', 'No hay agua estancada junto a las coladeras', check],
        ['Signs and pipes hold no cobwebs', 'Los letreros y tubos no tienen telarañas', check],
      ],
    },
    {
      title: ['Stairwells', 'Escaleras'],
      area: 'stairwell',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        ['Every light in the stairwell works', 'Todas las luces de la escalera funcionan', critical],
        [
          'Steps and landings are swept and free of stains',
          'Los escalones y descansos están barridos y sin manchas',
          { ...check, weight: 2 },
        ],
        ['Handrails and door handles are wiped', 'Los pasamanos y las manijas están limpios', check],
        [
          'There is no odor of urine and no human waste',
          'No hay olor a orina ni desechos humanos',
          { ...check, weight: 2, ...photoOfFault },
        ],
        [
          'Doors close by themselves and nothing blocks them',
          'Las puertas cierran solas y nada las bloquea',
          critical,
        ],
      ],
    },
    {
      title: ['Elevator lobbies', 'Vestíbulos de elevadores'],
      area: 'elevator',
      weight: 2,
      asks: [
        [
          'Floor is clean to the corners and dry',
          'El piso está limpio hasta las esquinas y seco',
          { ...check, weight: 2 },
        ],
        [
          'Glass, panels and doors are free of smudges',
          'Los vidrios, paneles y puertas no tienen manchas',
          check,
        ],
        ['Door tracks hold no dirt or stones', 'Los rieles no tienen tierra ni piedras', check],
        [
          'Pay machines, call buttons and handles are wiped',
          'Las máquinas de pago, los botones y las manijas están limpios',
          check,
        ],
      ],
    },
    {
      title: ['Trash and dumpster area', 'Basura y contenedores'],
      area: 'exterior',
      weight: 2,
      asks: [
        [
          'Bins on every level are emptied and lined',
          'Los botes de cada nivel están vacíos y con bolsa',
          { ...check, weight: 2 },
        ],
        ['Dumpster lids are closed', 'Las tapas de los contenedores están cerradas', check],
        [
          'Ground around the dumpster is free of bags and grease',
          'El piso junto al contenedor no tiene bolsas ni grasa',
          { ...check, weight: 2, ...photoOfFault },
        ],
        [
          'No furniture or large items are left beside it',
          'No hay muebles ni objetos grandes tirados al lado',
          check,
        ],
        ['There are no signs of pests', 'No hay señales de plagas', { ...check, default_priority: 'high' }],
      ],
    },
    {
      title: ['Entrances and walks', 'Entradas y banquetas'],
      area: 'exterior',
      weight: 2,
      asks: [
        [
          'Walks and steps are free of ice, snow and puddles',
          'Las banquetas y los escalones no tienen hielo, nieve ni charcos',
          critical,
        ],
        [
          'Walks and planters are free of litter and gum',
          'Las banquetas y jardineras no tienen basura ni chicle',
          { ...check, weight: 2 },
        ],
        [
          'Entrance glass and handles are clean',
          'Los vidrios y las manijas de la entrada están limpios',
          check,
        ],
        [
          'Ash urns are emptied and their sand is clean',
          'Los ceniceros están vacíos y con arena limpia',
          check,
        ],
        ['Entry mats are dry and lie flat', 'Los tapetes están secos y planos', check],
        [
          'Outdoor lights at the doors work',
          'Las luces exteriores de las puertas funcionan',
          { ...check, default_priority: 'high' },
        ],
      ],
    },
    {
      title: ['Repairs and remarks', 'Reparaciones y observaciones'],
      weight: 0,
      asks: [
        [
          'Which light, drain or door needs repair?',
          '¿Qué luz, coladera o puerta necesita reparación?',
          remarks,
        ],
        [
          'Photo of what has to be repaired',
          'Foto de lo que hay que reparar',
          { response_type: 'photo', required: false },
        ],
      ],
    },
  ],
};

import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Carpet care', 'Cuidado de alfombras'],
  description: [
    'After vacuuming, spot removal or extraction: lines and edges, spots, moisture, drying, seams and furniture.',
    'Después de aspirar, desmanchar o lavar por extracción: líneas y orillas, manchas, humedad, secado, uniones y muebles.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 85,
  sections: [
    {
      title: ['Safety while it dries', 'Seguridad durante el secado'],
      weight: 3,
      asks: [
        [
          'No cord or hose crosses an open walkway without a cover or a cone',
          'Ningún cable ni manguera cruza un paso abierto sin canaleta o cono',
          critical,
        ],
        [
          'Signs warn of wet carpet at every way into the area',
          'Hay letreros de alfombra mojada en cada acceso al área',
          critical,
        ],
        [
          'A dry mat lies where wet carpet meets hard floor',
          'Hay un tapete seco donde la alfombra mojada llega al piso duro',
          check,
        ],
        [
          'Plugs and cords are whole, and no outlet is overloaded',
          'Las clavijas y los cables están enteros y ningún contacto está sobrecargado',
          { ...check, default_priority: 'high' },
        ],
        [
          'Machines and furniture do not block exits or fire doors',
          'Las máquinas y los muebles no bloquean salidas ni puertas contra incendio',
          critical,
        ],
      ],
    },
    {
      title: ['Vacuuming and edges', 'Aspirado y orillas'],
      weight: 2,
      asks: [
        [
          'Vacuum lines are straight and cover the whole open area',
          'Las líneas de aspirado son rectas y cubren toda el área abierta',
        ],
        [
          'Edges along the walls and corners are free of dust and grit',
          'Las orillas junto a las paredes y las esquinas no tienen polvo ni arenilla',
          { weight: 2 },
        ],
        [
          'Carpet is free of crumbs, clips and lint under desks and chairs',
          'La alfombra no tiene migajas, clips ni pelusa bajo escritorios y sillas',
          { weight: 2 },
        ],
        [
          'Entry mats are free of sand on both sides, and so is the floor below',
          'Los tapetes de la entrada no tienen arena por ningún lado, ni el piso debajo',
        ],
      ],
    },
    {
      title: ['Spots and appearance', 'Manchas y apariencia'],
      weight: 3,
      asks: [
        [
          'Spots on the work order are gone, or noted as permanent',
          'Las manchas de la orden de trabajo ya no están, o se anotaron como permanentes',
          { weight: 3, ...photoOfFault },
        ],
        ['No spot came back after drying', 'Ninguna mancha regresó después del secado', { weight: 2 }],
        [
          'There are no rings, streaks or light patches where spots were',
          'No hay aureolas, rayas ni zonas claras donde había manchas',
          { weight: 2 },
        ],
        [
          'Traffic lanes have the color of the carpet beside them',
          'Las zonas de paso tienen el color de la alfombra de al lado',
          { weight: 2 },
        ],
        [
          'Pile stands up and is groomed in one direction',
          'El pelo de la alfombra está levantado y peinado en una sola dirección',
        ],
        [
          'Gum, tar and glue are gone, and the pile is not cut or frayed',
          'Ya no hay chicle, chapopote ni pegamento, y el pelo no está cortado ni deshilachado',
        ],
      ],
    },
    {
      title: ['Moisture and drying', 'Humedad y secado'],
      weight: 3,
      asks: [
        [
          'A white towel pressed with the foot comes up damp at most, and not dirty',
          'Una toalla blanca pisada con el pie sale apenas húmeda y sin mugre',
          { weight: 2 },
        ],
        [
          'Carpet feels neither sticky nor soapy to the hand',
          'La alfombra no se siente pegajosa ni jabonosa al tocarla',
        ],
        [
          'Air movers run, and their air reaches every wet area',
          'Los ventiladores de secado están encendidos y su aire llega a cada área mojada',
          check,
        ],
        [
          'The time when people may walk on the carpet is posted',
          'Está anunciada la hora en que se puede pisar la alfombra',
          check,
        ],
        ['There is no sour or damp odor', 'No hay olor agrio ni a humedad', check],
      ],
    },
    {
      title: ['Seams and furniture', 'Uniones y muebles'],
      weight: 2,
      asks: [
        [
          'Seams are closed and flat, with no loose threads',
          'Las uniones están cerradas y planas, sin hilos sueltos',
          photoOfFault,
        ],
        [
          'Carpet lies flat, without waves or lifted tiles',
          'La alfombra está plana, sin ondas ni losetas levantadas',
          { ...check, ...photoOfFault },
        ],
        [
          'Tabs or blocks stand under the legs of furniture on damp carpet',
          'Hay protectores bajo las patas de los muebles en la alfombra húmeda',
          { ...check, weight: 2 },
        ],
        [
          'Furniture is back in place, and its legs left no rust or dye',
          'Los muebles están en su lugar y sus patas no dejaron óxido ni tinte',
        ],
        [
          'Baseboards, walls and glass are free of splashes and hose marks',
          'Los zoclos, las paredes y los vidrios no tienen salpicaduras ni marcas de manguera',
        ],
      ],
    },
    {
      title: ['Record', 'Registro'],
      weight: 0,
      asks: [
        [
          'At what hour was the carpet dry?',
          '¿A qué hora estaba seca la alfombra?',
          { response_type: 'text', required: false },
        ],
        [
          'Photo of spots that could not be removed',
          'Foto de las manchas que no se pudieron quitar',
          { response_type: 'photo', required: false },
        ],
        ['Remarks for the client', 'Observaciones para el cliente', remarks],
      ],
    },
  ],
};

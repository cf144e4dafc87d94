import type { avatarWords } from '../en/avatars.ts';
import { spanishCount } from './counted.ts';

const words: typeof avatarWords = {
  label: 'Tu aspecto',
  change: 'Cambiar de aspecto',
  text: '¿Quién camina por el mapa en tu lugar? Puedes cambiar de idea cuando quieras.',
  wear: 'Ponérmelo',
  cancel: 'Cancelar',
  price: (coins, town) =>
    `${spanishCount(coins, 'moneda', 'monedas')}${town === null ? ' en cualquier tienda' : ` (${town})`}`,
  asking: 'Preguntando qué tiene la tienda para ponerse…',
  failed: 'No se pudo saber qué tiene la tienda para ponerse.',
  again: 'Intentar de nuevo',
  toMart: 'Aspectos en la tienda',
  looks: {
    player: { name: 'Caminante', text: 'Gorra turquesa, bufanda coral y mochila.' },
    gardener: { name: 'Jardín', text: 'Dos moños como pompones, peto y regadera.' },
    scholar: { name: 'Biblioteca', text: 'Pañuelo ciruela, gafas redondas y una cartera con libros.' },
    racer: { name: 'Carreras', text: 'Silla de ruedas con llantas amarillas, chaqueta roja y cinta blanca.' },
    storyteller: { name: 'Cuentos', text: 'Moño blanco, chal carmesí y bastón.' },
    woodcutter: { name: 'Leña', text: 'Barba pelirroja, gorro con borla y un haz de troncos.' },
    drover: { name: 'Rebaño', text: 'Sombrero ancho, poncho de rayas y trenza larga.' },
    hopper: { name: 'Charcos', text: 'Talla infantil y un impermeable amarillo que es un pato.' },
    dancer: { name: 'Baile', text: 'Coleta cobriza y falda ancha color turquesa.' },
    skipper: { name: 'Timón', text: 'Turbante azafrán, barba negra y casaca de capitán.' },
    rocker: { name: 'Rock', text: 'Cresta magenta, gafas oscuras y guitarra.' },
    sledder: { name: 'Trineo', text: 'Parka con corona de pelo y manoplas rojas.' },
    fox: { name: 'Zorro', text: 'Capucha naranja con orejas puntiagudas y cola espesa.' },
    toadstool: { name: 'Seta', text: 'Sombrero rojo con lunares blancos, capa de musgo y bolsa.' },
    diver: { name: 'Buceo', text: 'Casco redondo de latón con ventanas y dos botellas de aire.' },
    stargazer: {
      name: 'Estrellas',
      text: 'Sombrero puntiagudo y túnica de medianoche, ambos con estrellas.',
    },
    lamplighter: { name: 'Farolas', text: 'Chistera, abrigo de cuatro colores y un farol en una vara.' },
  },
};
export default words;

import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `Konuş: ${name}`,
  beside: (name, way) => `${name} yanında, ${way} yönünde. `,
  waits: (name) => `${name} düşünüyor…`,
  next: 'Sonraki',
  bye: 'Hoşça kal',
  battle: 'Savaş',
  choices: { banked: 'Külle ört', loose: 'Mandal kalkık kalsın' },
  notYet: 'Daha değil',
  log: 'Neler söylendi',
  back: 'Geri',
  nobody: 'Yanında konuşacak kimse yok.',
  notHere: (name) => `${name} yanında değil.`,
  said: (name, text) => `${name}: “${text}”`,
  arrived: (name) => `Yanına vardın: ${name}.`,
  near: (people) => `İnsanlar: ${people.join('; ')}.`,
  typeTalk: 'Ne dediklerini duymak için konuş yaz.',
  typeChoice: 'Yanıtlamak için ört ya da mandal kalkık kalsın yaz. Yalnız bir kez yanıtlarsın.',
  noQuestion: 'Kimse sana bir şey sormadı.',
  typeFight: (name) => `Savaşmak için savaş yaz: ${name}.`,
};
export default words;

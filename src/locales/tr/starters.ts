import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'Güler yüzlü ve müzik düşkünü. Senden önce kalkar.',
    rootling: 'Obur ve umutlu. Her yere önce burnu girer.',
    dozebud: 'Uykulu ve yumuşak. Kimse acele ettiremez.',
    kindlam: 'Güvenir. Soğuk gecede sıcak arkadaş.',
    clinkdil: 'Rahatına düşkün, meraklı. Her fırının içine bakar.',
    flickeep: 'Süslü. Ne güzel parladığını bilir.',
    puddlip: 'Mutlu. Hiçbir su birikintisi ondan kurtulmaz.',
    nubwhal: 'Fazlasıyla dost canlısı. Her dalgayı selamlar.',
    dampaw: 'Çalışkan ve ciddi. Hiçbir sızıntıyı bırakmaz.',
  },
};
export default words;

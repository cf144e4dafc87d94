const words = {
  tempers: {
    podkin: 'Pogodny i muzykalny. Wstaje przed tobą.',
    rootling: 'Łakomy i pełen nadziei. Nosem zawsze do przodu.',
    dozebud: 'Śpiący i mięciutki. Nikt go nie pogoni.',
    kindlam: 'Ufny. Ciepłe towarzystwo na zimną noc.',
    clinkdil: 'Przytulny i ciekawski. Zagląda do każdego pieca.',
    flickeep: 'Próżny. Dobrze wie, jak pięknie się żarzy.',
    puddlip: 'Błogi. Żadna kałuża nie jest bezpieczna.',
    nubwhal: 'Przyjazny do przesady. Wita się z każdą falą.',
    dampaw: 'Zajęty i poważny. Nie przepuści żadnemu przeciekowi.',
  },
};
export default words;

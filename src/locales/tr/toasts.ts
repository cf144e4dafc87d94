const words = {
  area: 'Bildirimler Alt+T',
};
export default words;

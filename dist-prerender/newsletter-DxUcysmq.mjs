var newsletter = {intro:"Melden Sie sich zum Newsletter an und freuen Sie sich auf Neuheiten, Aktionen und Kaffeewissen."};

export { newsletter as default };

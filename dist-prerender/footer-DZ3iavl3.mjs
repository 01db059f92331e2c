var footer = {group:{returns:{intro:"14 Tage Zeit für Ihre Rücksendung.",warranty:"Gewährleistung und Reparatur"},contact:{intro:"Wir sind gerne für Sie da."},loyaltyCard:{registerPrivate:"PrivateCard beantragen"}},legal:{withdrawal:"Rücktrittsrecht"},path:{warranty:"/pages/gewaehrleistung",privateCardRegister:"/pages/privatecard-anmelden"}};

export { footer as default };
